import {onRouteDidUpdate} from '../../../../src/page/client/keepFonts';

const first = {pathname: '/a.html'};

it('a page that began without the fonts keeps what stands in, and the next one uses them', async () => {
  const {dataset} = document.documentElement;
  Object.assign(document, {fonts: {load: () => Promise.resolve([])}});
  onRouteDidUpdate({location: first, previousLocation: null});
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(dataset['face']).toBeUndefined();
  onRouteDidUpdate({location: first, previousLocation: first});
  expect(dataset['face']).toBeUndefined();
  onRouteDidUpdate({location: {pathname: '/b.html'}, previousLocation: first});
  expect(dataset['face']).toBe('own');
});
