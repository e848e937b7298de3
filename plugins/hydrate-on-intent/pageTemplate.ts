import {scrollToShow} from '../../src/page/lib/scrollToShow';
import {limits} from '../../src/site/limits';
import {awaitReaderSource} from './awaitReader';
import {holdingSource} from './decideHolding';
import {loadScriptsSource} from './loadScripts';
import {showSidebarItem} from './showSidebarItem';
import {sparesData} from '../../src/page/lib/sparesData';
import {signs, waiting} from './waiting';

/** The inline script before hydration; free names refer to the functions above. */
const opening = `(function () {
${[holdingSource, loadScriptsSource, sparesData, scrollToShow, awaitReaderSource, showSidebarItem].join('\n')}
globalThis.eventQueue = awaitReader({
  waiting: ${JSON.stringify(waiting)},
  signs: '${signs.join(' ')}'.split(' '),
  idleHydrationDelay: ${limits.idleHydrationDelay},
  scripts: loadScripts(),
  decideHolding,
  sparesData
});
showSidebarItem(scrollToShow);
})()`;

/** Whether a page must run its scripts at once, as the not-found page may be replaced by another page. */
const isNotFound = `it.metaAttributes.some((tags) => tags.includes('/404.html'))`;

/**
 * The HTML template: that of Docusaurus, except that scripts are only listed, and loaded at the
 * first sign of a reader.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% if (${isNotFound}) { %>
      <% it.scripts.forEach((script) => { %>
        <script src="<%= it.baseUrl %><%= script %>" defer></script>
      <% }); %>
    <% } else { %>
      <% it.scripts.forEach((script) => { %>
        <meta name="script" content="<%= it.baseUrl %><%= script %>">
      <% }); %>
      <script>${opening}</script>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
