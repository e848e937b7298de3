import {planNew} from '../../../../scripts/new/planNew';
import type {NewKind} from '../../../../src/site/newKinds';

const kind: NewKind = {
  summary: 'a mill',
  questions: [
    {name: 'title', ask: 'Title'},
    {name: 'note', ask: 'Note'},
  ],
  parts: [
    {
      page: 'docs/vale/{title.file}.md',
      frontMatter: {title: '{note}'},
      text: ['{note}'],
    },
    {row: 'static/mills.csv', cells: {Mill: '{note}'}},
  ],
  next: [],
};

function plan(title: string, note: string): readonly (string | undefined)[] {
  const {changes} = planNew(kind, {texts: {title, note}, rows: {}}, (path) =>
    path.endsWith('.csv') ? 'Mill\n' : undefined,
  );
  return changes.map(({after}) => after);
}

describe('answers to npm run new', () => {
  it('are shown on a page as they were given, without becoming markup', () => {
    const [page] = plan('Mill', 'Up <b>, {x} | 2 * 3 for $5');
    expect(page).toMatch(
      /\n\nUp &lt;b>, &#123;x&#125; &#124; 2 &#42; 3 for &#36;5\n$/,
    );
  });

  it('are written as they are into front matter and data files', () => {
    const note = 'Up <b>, {x} | 2 * 3 for $5';
    const [page, sheet] = plan('Mill', note);
    expect(page).toContain(`title: ${note}\n`);
    expect(sheet).toBe(`Mill\n"${note}"\n`);
  });

  it('keep what authors mean as a link', () => {
    expect(plan('Mill', 'See [Orm](./orm.md).')[0]).toContain(
      '\nSee [Orm](./orm.md).\n',
    );
  });

  it('are refused as a title of which no address can be made', () => {
    expect(() => plan('☂ —', 'x')).toThrow(
      'found "☂ —", expected a name with letters or digits',
    );
  });
});
