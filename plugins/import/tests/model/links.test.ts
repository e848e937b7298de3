import {resolveLink} from '../../model/links';

const nothing = {pages: new Map(), files: new Map(), names: new Map()};

it.each(['http://', 'https://a:b:c', 'JavaScript:f()', 'Rat: Large'])(
  'an address such as %s leads nowhere',
  (url) => {
    expect(resolveLink(url, 'a.md', nothing)).toBeUndefined();
  },
);

it.each(['https://a.b', '//a.b/c', 'mailto:a@b.c'])(
  'an address such as %s stays',
  (url) => {
    expect(resolveLink(url, 'a.md', nothing)).toEqual({url});
  },
);
