import {
  useEffect,
  useRef,
  useState,
  type SubmitEvent,
  type SubmitEventHandler,
} from 'react';
import {limits} from '../../../site/limits';
import type {Closed} from './readSealed';
import type {Attempt} from './store';

/** Tries a password; gives why it opens nothing, where it does not: `locked` says that it was wrong. */
export type TryPassword = (attempt: Attempt) => Promise<Closed | undefined>;

/** What a prompt knows of the passwords that were typed into it. */
export type Attempts = {
  readonly isBusy: boolean;
  /** Why the last one opened nothing; that it was wrong is said for a moment only. */
  readonly fault: Closed | undefined;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
};

function readAttempt(form: HTMLFormElement): Attempt {
  const data = new FormData(form);
  const password = data.get('password');
  return {
    password: typeof password === 'string' ? password : '',
    remember: data.has('remember'),
  };
}

/** Takes passwords from a form, one at a time. */
export function useAttempts(tryPassword: TryPassword): Attempts {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Closed>();
  // Two submits can come before the first is drawn.
  const busy = useRef(false);
  useEffect(() => {
    if (fault !== 'locked') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setFault(undefined);
    }, limits.wrongPassword);
    return () => {
      clearTimeout(timer);
    };
  }, [fault]);
  const run = async (form: HTMLFormElement): Promise<void> => {
    busy.current = true;
    setBusy(true);
    setFault(undefined);
    const answer = await tryPassword(readAttempt(form));
    busy.current = false;
    setBusy(false);
    setFault(answer);
    if (answer === 'locked') {
      form.querySelector<HTMLInputElement>('[name=password]')?.select();
    }
  };
  return {
    isBusy,
    fault,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!busy.current) {
        void run(event.currentTarget);
      }
    },
  };
}
