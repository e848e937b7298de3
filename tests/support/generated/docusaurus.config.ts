/** Mocks the configuration of the site: served from the root, with the browser router. */
const siteConfig = {
  title: 'Orrameth',
  baseUrl: '/',
  url: 'https://orrameth.example',
  themeConfig: {navbar: {hideOnScroll: false}},
  future: {experimental_router: 'browser'},
};

export default siteConfig;
