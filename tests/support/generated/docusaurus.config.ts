/** What components may ask of the site: served from the root, by the browser's own router. */
const siteConfig = {
  title: 'Orrameth',
  baseUrl: '/',
  url: 'https://orrameth.example',
  themeConfig: {navbar: {hideOnScroll: false}},
  future: {experimental_router: 'browser'},
};

export default siteConfig;
