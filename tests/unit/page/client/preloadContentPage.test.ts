import {preloadContentPage} from '../../../../src/page/client/preloadContentPage';

const loadDocItem = jest.fn(() => Promise.resolve({}));
const loadPage = jest.fn(() => Promise.resolve({}));

jest.mock('@generated/registry', () => ({
  __esModule: true,
  default: {
    '17896441': [async () => loadDocItem(), '@theme/DocItem', 1],
    '0cf3dac4': [async () => loadPage(), '@site/docs/healing.md', 2],
  },
}));

function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: connection,
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.clearAllMocks();
});

describe('what all content pages share', () => {
  it('is not loaded for readers who save data', async () => {
    connect({saveData: true});
    await preloadContentPage();
    expect(loadDocItem).not.toHaveBeenCalled();
  });
});
