/** Nothing that components of this site read. */
const siteMetadata = {};

export default siteMetadata;
