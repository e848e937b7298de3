/** Mocks any lazily loaded stylesheet. */
export default '.lightbox {position: fixed}';
