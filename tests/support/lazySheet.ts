/** Stands for any sheet that a part of the site brings along. */
export default '.lightbox {position: fixed}';
