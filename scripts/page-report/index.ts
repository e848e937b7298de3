import {isRecord} from '../../src/shared/lib/isRecord';
import {checkAddress, reportAddress, stopTextCheck} from './reportPage';
import {trySheet, type SheetTrial} from './trySheet';

/** A question of the development server. */
type Question = {readonly id: number} & (
  | {readonly ask: 'page' | 'text'; readonly address: string}
  | ({readonly ask: 'sheet'} & SheetTrial)
);

function answer(question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'page':
      return reportAddress(question.address);
    case 'text':
      return checkAddress(question.address);
    case 'sheet':
      return trySheet(question);
  }
}

async function serve(question: Question): Promise<void> {
  const {id} = question;
  try {
    process.send?.({id, answer: await answer(question)});
  } catch (error) {
    process.send?.({id, fault: (error as Error).message});
  }
}

// Answers the development server, which has started this process.
process.on('message', (question: unknown) => {
  if (isRecord(question) && question['ask'] === 'stop') {
    stopTextCheck();
  } else if (isRecord(question)) {
    void serve(question as Question);
  }
});
// Without the server nobody asks.
process.on('disconnect', () => {
  process.exit();
});
