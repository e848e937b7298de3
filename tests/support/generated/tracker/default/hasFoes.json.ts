/** Mocks a world with foes. */
export default true;
