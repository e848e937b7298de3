import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {PageAuthor} from '../../../../src/shared/model/frontMatter';

/** The author of the page. */
export default function Author({name, url}: PageAuthor): ReactNode {
  return (
    <Translate
      id="site.pageInfo.author"
      description="Who wrote the page, under its title"
      values={{
        name:
          url === undefined ? (
            name
          ) : (
            <Link href={url} rel="author noopener">
              {name}
            </Link>
          ),
      }}>
      {'By {name}'}
    </Translate>
  );
}
