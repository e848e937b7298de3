import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import type {PageAuthor} from '../../../../src/shared/model/frontMatter';

function Name({name, url}: PageAuthor): ReactNode {
  return url === undefined ? (
    name
  ) : (
    <Link href={url} rel="author noopener">
      {name}
    </Link>
  );
}

type Props = {
  /** The authors in order, with the words between them. */
  readonly authors: readonly (PageAuthor | string)[];
};

export default function Author({authors}: Props): ReactNode {
  return (
    <Translate
      id="site.pageInfo.author"
      description="Who wrote the page, under its title"
      values={{
        name: (
          <>
            {authors.map((part, index) => (
              <Fragment key={index}>
                {typeof part === 'string' ? part : <Name {...part} />}
              </Fragment>
            ))}
          </>
        ),
      }}>
      {'By {name}'}
    </Translate>
  );
}
