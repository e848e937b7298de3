import {navbarId} from '../../src/page/lib/navbarId';
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

/** Splits the tags before the body into scripts, which need no body, and the others. */
const splitTags = `
    <% const SCRIPT = /\\s*<script[^]*?<\\/script>/g; %>
    <% const early = (it.preBodyTags.match(SCRIPT) ?? []).join(''); %>`;

/**
 * The HTML template: that of Docusaurus, except that scripts are only listed, and loaded at the
 * first sign of a reader. Inline scripts precede the styles, which are most of the head, so that
 * they run while the styles are still arriving.
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
    <%~ it.headTags %>${splitTags}
    <link rel="expect" href="#${navbarId}" blocking="render">
    <%~ early %>
    <% if (!(${isNotFound})) { %>
      <script>${opening}</script>
    <% } %>
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
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(SCRIPT, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
