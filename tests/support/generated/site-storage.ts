/** How the site names what it keeps in the browser. */
const siteStorage = {type: 'localStorage', namespace: ''};

export default siteStorage;
