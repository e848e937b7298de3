import {ownMoves} from '../../src/page/model/ownMoves';
import {scrollToShow} from '../../src/page/model/scrollToShow';
import {sparesData} from '../../src/page/model/sparesData';
import {limits} from '../../src/site/limits';
import {awaitReaderSource} from './awaitReader';
import {showSidebarItem} from './showSidebarItem';

/**
 * Controls that only the application answers; `data-waits` marks a link whose clicks it answers.
 *
 * - A button that opens a popover works by itself, but not where `:popover-open` is unknown and
 * `:is` empty.
 * - A form keeps its checked fields, and the browser submits a form with an address.
 */
const CONTROLS =
  '[role=tab],[aria-expanded],[type=checkbox]:not(form *),[role=button],[type=radio],[data-waits],button:not(form[action] [type=submit],:is([popovertarget]:not(:popover-open)))';

const SIGNS = [
  'keydown',
  'focusin',
  'click',
  'touchstart',
  'pointerdown',
  'pointermove',
  'wheel',
] as const;

/** The inline script before hydration; free names refer to the functions above. */
const opening = `(function () {
${[sparesData, scrollToShow, awaitReaderSource, showSidebarItem].join('\n')}
awaitReader({
  controls: ${JSON.stringify(CONTROLS)},
  tools: '[data-tool]',
  signs: ${JSON.stringify(SIGNS)},
  moves: ${JSON.stringify(ownMoves)},
  idleDelay: ${limits.idleHydrationDelay},
  sparesData
});
showSidebarItem(scrollToShow);
})()`;

/**
 * Whether a page is the not-found page. It must run its scripts at once, because another page may
 * replace it.
 */
const isNotFound = `it.metaAttributes.some((tags) => tags.includes('/404.html'))`;

/**
 * The HTML template of Docusaurus, except that it only lists scripts, which load when readers need
 * them.
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
      <script>${opening}</script>
      <% it.scripts.forEach((script) => { %>
        <meta name="script" content="<%= it.baseUrl %><%= script %>">
      <% }); %>
    <% } %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
