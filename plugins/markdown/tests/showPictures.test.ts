import type {Root} from 'mdast';
import {VFile} from 'vfile';
import showPictures from '../showPictures';
import {getAttributes} from '../../../tests/support/imports';
import {component, page, paragraph} from '../../../tests/support/markdown';

/** Runs the Markdown step on a page of a site. */
function step(tree: Root): void {
  void showPictures()(
    tree,
    new VFile({path: '/site/docs/races/orc.md'}),
    () => undefined,
  );
}

/** Returns the pictures of a page after the step, with their types and attributes. */
function shown(tree: Root) {
  step(tree);
  return tree.children.flatMap((node) =>
    node.type === 'paragraph'
      ? node.children.map((child) =>
          child.type === 'mdxJsxTextElement'
            ? [child.name, getAttributes(child)]
            : child.type,
        )
      : node.type === 'mdxJsxFlowElement'
        ? [[node.name, getAttributes(node)]]
        : [],
  );
}

describe('a picture in the text', () => {
  it('gets its size and copies through a component; the first is loaded eagerly', () => {
    expect(
      shown(
        page(
          paragraph({type: 'image', url: '/maps/a.png', alt: 'A'}),
          paragraph(
            {type: 'text', value: 'and'},
            {type: 'image', url: '/b c.JPG', title: 'T'},
          ),
        ),
      ),
    ).toEqual([
      ['PagePicture', {src: '/maps/a.png', alt: 'A', eager: null}],
      'text',
      ['PagePicture', {src: '/b c.JPG', alt: '', title: 'T'}],
    ]);
  });

  it.each([
    ['beside the page', './a.png'],
    ['on another host', '//host/a.png'],
    ['elsewhere on the web', 'https://host/a.png'],
    ['of no kind that is known', '/a.tiff'],
  ])('is left as it is %s', (_, url) => {
    expect(
      shown(
        page(
          paragraph({type: 'image', url, alt: 'A'}),
          component('img', {src: url, alt: 'A'}),
          component(null, {}),
        ),
      ),
    ).toEqual(['image', ['img', {src: url, alt: 'A'}], [null, {}]]);
  });
});

describe('a picture with a title', () => {
  const image = {
    type: 'image',
    url: '/a.png',
    alt: 'A',
    title: 'A caption',
  } as const;

  it('is a figure with that caption if its paragraph holds nothing else', () => {
    expect(shown(page(paragraph(image)))).toEqual([
      ['Figure', {src: '/a.png', alt: 'A', caption: 'A caption', eager: null}],
    ]);
  });

  it('may name its address at the foot of the page', () => {
    const {url, title, alt} = image;
    expect(
      shown(
        page(
          paragraph({
            type: 'imageReference',
            identifier: 'a',
            referenceType: 'full',
            alt,
          }),
          {type: 'definition', identifier: 'a', url, title},
        ),
      ),
    ).toEqual([
      ['Figure', {src: '/a.png', alt: 'A', caption: 'A caption', eager: null}],
    ]);
  });

  it('stays in its line beside text', () => {
    expect(
      shown(page(paragraph({type: 'text', value: 'See '}, image))),
    ).toEqual([
      'text',
      [
        'PagePicture',
        {src: '/a.png', alt: 'A', title: 'A caption', eager: null},
      ],
    ]);
  });

  it('is left to the bundler within its figure if it is beside the page', () => {
    const tree = page(paragraph({...image, url: './a.png'}));
    expect(shown(tree)).toEqual([['Figure', {caption: 'A caption'}]]);
    expect(tree.children[0]).toMatchObject({
      children: [{type: 'image', url: './a.png', title: null}],
    });
  });

  it('is no figure if the title is empty', () => {
    expect(shown(page(paragraph({...image, title: ''})))).toEqual([
      ['PagePicture', {src: '/a.png', alt: 'A', title: '', eager: null}],
    ]);
  });
});
