import {openAreas} from '../src/site/contentAreas';
import type {NewKind} from '../src/site/newKinds';

/** What `npm run new` can write in a world that defines nothing else. */
export const newKinds: Readonly<Record<string, NewKind>> = {
  page: {
    summary: 'a page',
    questions: [
      {
        name: 'area',
        ask: 'Area of the page',
        oneOf: openAreas.map(({id}) => id),
      },
      {name: 'title', ask: 'Title', naming: true},
      {
        name: 'description',
        ask: 'One sentence about it, shown by search engines',
      },
      {name: 'opening', ask: 'First paragraph, one or two sentences'},
    ],
    parts: [
      {
        page: 'docs/{area}/{title.file}.md',
        frontMatter: {title: '{title}', description: '{description}'},
        text: ['{opening}'],
      },
    ],
    next: [
      'It is at the end of the sidebar of its area; sidebars.ts moves it.',
    ],
  },
};
