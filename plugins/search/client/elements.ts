import {translate} from '@docusaurus/Translate';
import type {Preview} from '../model/previews';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  content: string | readonly Node[],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  made.append(...(typeof content === 'string' ? [content] : content));
  return made;
}

function getContent([title, within, text]: Preview): readonly Node[] {
  return [
    element('strong', 'previewTitle', title),
    element('span', 'previewWithin', within),
    element('span', 'previewText', text),
  ];
}

export function previewCard(preview: Preview): HTMLElement {
  const card = element('div', 'previewCard', getContent(preview));
  card.id = 'link-preview';
  card.role = 'tooltip';
  return card;
}

/** Creates the sheet of a preview, which also links to the target. */
export function previewSheet(
  preview: Preview,
  link: HTMLAnchorElement,
): HTMLDialogElement {
  const [title] = preview;
  const open = element(
    'button',
    'button button--primary',
    translate({
      id: 'site.preview.open',
      message: 'Open',
      description: 'Button of the preview of a page',
    }),
  );
  open.addEventListener('click', () => {
    link.click();
  });
  const close = element(
    'button',
    'button button--secondary',
    translate({
      id: 'site.preview.close',
      message: 'Close',
      description: 'Button of the preview of a page',
    }),
  );
  const ways = element('span', 'previewWays', [open, close]);
  const sheet = element('dialog', 'previewSheet', [
    ...getContent(preview),
    ways,
  ]);
  sheet.ariaLabel = title;
  // Any press closes it.
  sheet.addEventListener('click', () => {
    sheet.close();
  });
  return sheet;
}
