/** Mocks a world with a character sheet. */
export default true;
