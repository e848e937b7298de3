/** Stands for the names that Docusaurus gives to what it stores in the browser. */
export default {type: 'localStorage', namespace: ''};
