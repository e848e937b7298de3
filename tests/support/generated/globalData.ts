/** Mocks the global data, which no component of this site reads. */
const globalData = {};

export default globalData;
