import siteConfig from '@generated/docusaurus.config';
import type {
  PageReport,
  ReportedFault,
  SaveAnswer,
  SaveRequest,
  SheetFile,
} from '../lib/report';

/** What the development server answers, by the name of the request. */
type Answers = {
  readonly open: {readonly token: string};
  readonly page: PageReport | null;
  /** Null if files have changed meanwhile. */
  readonly text: readonly ReportedFault[] | null;
  readonly sheet: SheetFile;
  readonly save: SaveAnswer;
};

/** What each request contains. */
type Requests = {
  readonly open: object;
  readonly page: {readonly address: string};
  readonly text: {readonly address: string};
  readonly sheet: {readonly path: string};
  readonly save: SaveRequest;
};

let token = '';

async function post(name: keyof Answers, body: object): Promise<Response> {
  return fetch(`${siteConfig.baseUrl}__author-panel/${name}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', 'X-Panel-Token': token},
    body: JSON.stringify(body),
  });
}

/** Gets the token of the running server. */
async function openSession(): Promise<void> {
  const response = await post('open', {});
  if (response.ok) {
    const {answer} = (await response.json()) as {answer: Answers['open']};
    token = answer.token;
  }
}

/**
 * Asks the development server.
 *
 * @throws Error with the message of the server if it refuses, or if it cannot be reached.
 */
export async function askServer<Name extends keyof Requests>(
  name: Name,
  body: Requests[Name],
): Promise<Answers[Name]> {
  if (token === '') {
    await openSession();
  }
  let response = await post(name, body);
  if (response.status === 401) {
    // The server has been started anew.
    await openSession();
    response = await post(name, body);
  }
  const {answer, message} = (await response.json()) as {
    readonly answer?: Answers[Name];
    readonly message?: string;
  };
  if (!response.ok || answer === undefined) {
    throw new Error(message ?? response.statusText);
  }
  return answer;
}
