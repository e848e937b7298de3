// cspell:ignore Eins Drei Sechs
import {inlineTexts} from '../../../../scripts/localize/inlineTexts';
import {readMessages} from '../../../../scripts/localize/readMessages';

const source = `import Translate, {translate} from '@docusaurus/Translate';
const a = translate({id: 'a', message: 'One {x} ' + 'two', description: 'c'});
const b = (
  <Translate id="b" values={{y}}>
    {'Three {y}'}
  </Translate>
);
const c = <Translate id="c">Four
  five</Translate>;
const d = translateText({id: 'd', message: 'Six'}, {x});
`;

describe('the reader of messages', () => {
  it('finds those of functions and of components', () => {
    expect(readMessages(source).map(({id, text}) => [id, text])).toEqual([
      ['a', 'One {x} two'],
      ['b', 'Three {y}'],
      ['c', 'Four five'],
      ['d', 'Six'],
    ]);
  });

  it('finds none in functions of other names', () => {
    expect(readMessages(`transform({id: 'a', message: 'b'})`)).toEqual([]);
  });
});

describe('a source file in another language', () => {
  it('has its texts in place of the English ones', () => {
    const texts = {a: 'Eins "{x}"', b: 'Drei {y}', c: 'Vier', d: 'Sechs'};
    const inlined = inlineTexts(source, texts);
    expect(
      Object.fromEntries(readMessages(inlined).map(({id, text}) => [id, text])),
    ).toEqual(texts);
    expect(inlined).not.toMatch(/One|two|Three|Four|five|Six/);
    expect(inlined).toContain("description: 'c'");
    expect(inlined).toContain('values={{y}}');
  });

  it('keeps English where nobody has translated it', () => {
    expect(inlineTexts(source, {a: 'Eins', z: 'Null'})).toBe(
      source.replace("'One {x} ' + 'two'", '"Eins"'),
    );
  });

  it('is the same without texts of the interface', () => {
    const plain = 'const message = transform({id: "a", message: "b"});';
    expect(inlineTexts(plain, {a: 'x'})).toBe(plain);
  });
});
