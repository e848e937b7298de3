/** Nothing that components of this site read. */
const globalData = {};

export default globalData;
