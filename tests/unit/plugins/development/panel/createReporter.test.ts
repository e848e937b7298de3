import type {ChildProcess} from 'node:child_process';
import {EventEmitter} from 'node:events';
import {createReporter} from '../../../../../plugins/development/panel/createReporter';
import {stub} from '../../../../support/stub';

/** A process that is asked, and answers when the test wants it. */
function makeProcess() {
  const events = new EventEmitter();
  const sent: Record<string, unknown>[] = [];
  const send = (message: Record<string, unknown>) => {
    sent.push(message);
    return true;
  };
  return {
    child: stub<ChildProcess>({
      send,
      on: events.on.bind(events) as never,
      once: events.once.bind(events) as never,
    }),
    sent,
    tell: (event: string, message?: unknown) => events.emit(event, message),
  };
}

describe('the process that checks pages for their authors (W2)', () => {
  it('starts with the first question, and answers in any order', async () => {
    const {child, sent, tell} = makeProcess();
    const start = jest.fn(() => child);
    const {ask} = createReporter('/site', start);
    expect(start).not.toHaveBeenCalled();
    const [one, other] = [ask({ask: 'page'}), ask({ask: 'text'})];
    expect(start).toHaveBeenCalledTimes(1);
    tell('message', {id: sent[1]?.['id'], answer: 'text'});
    tell('message', {id: sent[0]?.['id'], answer: 'page'});
    expect(await Promise.all([one, other])).toEqual(['page', 'text']);
  });

  it('tells why it cannot answer', async () => {
    const {child, sent, tell} = makeProcess();
    const answer = createReporter('/site', () => child).ask({ask: 'page'});
    tell('message', 'no answer');
    tell('message', {id: sent[0]?.['id'], fault: 'found a fault'});
    await expect(answer).rejects.toThrow('found a fault');
  });

  it('starts again after it has failed', async () => {
    const [first, second] = [makeProcess(), makeProcess()];
    const start = jest
      .fn<ChildProcess, []>()
      .mockReturnValueOnce(first.child)
      .mockReturnValueOnce(second.child);
    const {ask} = createReporter('/site', start);
    const lost = ask({ask: 'page'});
    first.tell('exit');
    await expect(lost).rejects.toThrow(
      'found a check of pages that has stopped',
    );
    const answer = ask({ask: 'page'});
    second.tell('message', {id: second.sent[0]?.['id'], answer: 7});
    expect(await answer).toBe(7);
  });

  it('is told to stop the check of a text, but not started for that', () => {
    const {child, sent} = makeProcess();
    const start = jest.fn(() => child);
    const {ask, stop} = createReporter('/site', start);
    stop();
    expect(start).not.toHaveBeenCalled();
    void ask({ask: 'text'});
    stop();
    expect(sent.map((message) => message['ask'])).toEqual(['text', 'stop']);
  });
});
