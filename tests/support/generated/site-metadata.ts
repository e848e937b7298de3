/** Mocks the metadata of the site, which no component of this site reads. */
const siteMetadata = {};

export default siteMetadata;
