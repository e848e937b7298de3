import {screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import DocItemContent from '../../../../src/theme/DocItem/Content';
import {renderDoc} from '../../../support/renderDoc';

type HeadingProps = {readonly as: 'h1'; readonly children: ReactNode};

jest.mock('@theme/Heading', () => ({
  __esModule: true,
  default: ({as: Level, children}: HeadingProps) => <Level>{children}</Level>,
}));

jest.mock('@theme/MDXContent', () => ({
  __esModule: true,
  default: ({children}: {readonly children: ReactNode}) => children,
}));

const pageInfo = {entries: [{item: 'original' as const}]};
const content = (
  <DocItemContent>
    <p>Rest well.</p>
  </DocItemContent>
);

describe('the content of a page', () => {
  it('is its title, its page info and its text, from top to bottom', () => {
    const {container} = renderDoc(content, {metadata: {pageInfo}});
    expect(screen.getByRole('heading', {level: 1}).textContent).toBe('Healing');
    expect(container.textContent).toBe('HealingOriginalRest well.');
  });

  it('leaves the title to the hero if there is one', () => {
    const {container} = renderDoc(content, {
      frontMatter: {layout: 'home'} as object,
    });
    expect(container.textContent).toBe('Rest well.');
  });
});
