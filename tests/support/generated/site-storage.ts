/** Mocks the setting for names in browser storage. */
const siteStorage = {type: 'localStorage', namespace: ''};

export default siteStorage;
