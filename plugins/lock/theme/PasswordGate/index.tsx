import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, type ReactNode} from 'react';
import type {ClosedReason} from '../../client/readSealed';
import {
  useAttempts,
  type Attempts,
  type TryPassword,
} from '../../client/useAttempts';
import Fault from './Fault';
import styles from './styles.module.css';

type Props = {
  /** The hint for readers who may know the password; may be empty. */
  readonly hint: string;
  /** The scope that the password opens, which password managers use as the user name. */
  readonly scope: string;
  readonly tryPassword: TryPassword;
  /** Called when readers start typing a password. */
  readonly onTyping?: (() => void) | undefined;
  /** A fault that is known before any attempt. */
  readonly fault?: ClosedReason | undefined;
};

type FieldsProps = Pick<Props, 'scope'> & {
  readonly isWrong: boolean;
  /** Id of the element with the error message. */
  readonly statusId: string;
};

type StatusProps = Pick<FieldsProps, 'statusId'> &
  Pick<Attempts, 'isBusy' | 'fault'> & {
    /** Whether the wrong password ends with a space. */
    readonly hasSpace: boolean;
  };

/** The password field, and the choice to remember it. */
function Fields({scope, statusId, isWrong}: FieldsProps): ReactNode {
  const id = useId();
  return (
    <>
      {/* Password managers expect a user name with each password. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={scope}
        hidden
      />
      <label htmlFor={id} className={styles.label}>
        <Translate
          id="site.passwordGate.password"
          description="Label of the field for the password of a locked page">
          Password
        </Translate>
      </label>
      <input
        id={id}
        className={styles.password}
        type="password"
        name="password"
        autoComplete="current-password"
        aria-describedby={statusId}
        aria-invalid={isWrong}
        placeholder={translate({
          id: 'site.passwordGate.placeholder',
          message: 'Enter password',
          description: 'Placeholder of the field for a password',
        })}
      />
      <label className={styles.remember}>
        <input type="checkbox" name="remember" />
        <Translate
          id="site.passwordGate.remember"
          description="Label of the box that keeps a page unlocked after this visit">
          Remember password
        </Translate>
      </label>
    </>
  );
}

function Submit({isBusy}: {readonly isBusy: boolean}): ReactNode {
  return (
    <button
      type="submit"
      className={clsx('button button--primary', styles.submit)}
      aria-disabled={isBusy}>
      {isBusy ? (
        <Translate
          id="site.passwordGate.busy"
          description="Button of the password prompt while a password is compared">
          Unlocking…
        </Translate>
      ) : (
        <Translate
          id="site.passwordGate.submit"
          description="Button of the password prompt">
          Unlock
        </Translate>
      )}
    </button>
  );
}

/**
 * The status line below the prompt. It shows progress, the error, or where passwords are checked.
 */
function Status(props: StatusProps): ReactNode {
  const {isBusy, fault, hasSpace, statusId} = props;
  return (
    <div className={styles.told}>
      <p role="status">
        {isBusy && (
          <Translate
            id="site.passwordGate.comparing"
            description="Shown while a password is compared">
            Checking the password. This takes a moment.
          </Translate>
        )}
        {hasSpace && !fault && (
          <Translate
            id="site.passwordGate.space"
            description="Shown after a wrong password that ends with a space">
            Your password ends with a space.
          </Translate>
        )}
      </p>
      <p id={statusId} className={styles.fault} role="alert">
        {fault && <Fault fault={fault} />}
      </p>
      {!isBusy && !fault && !hasSpace && (
        <p>
          <Translate
            id="site.passwordGate.where"
            description="What the password prompt says as long as it has nothing else to say">
            Your password is checked in this browser and never sent.
          </Translate>
        </p>
      )}
    </div>
  );
}

/** The password prompt of a locked page. Its fields are uncontrolled, so that text typed before hydration is kept. */
export default function PasswordGate(props: Props): ReactNode {
  const {hint, scope, tryPassword, onTyping, fault: standing} = props;
  const statusId = useId();
  const attempts = useAttempts(tryPassword);
  const {isBusy, fault: latest, wrong, onSubmit} = attempts;
  const fault = isBusy ? undefined : (latest ?? standing);
  return (
    <form
      className={styles.form}
      onSubmit={onSubmit}
      onInput={() => {
        attempts.onInput();
        onTyping?.();
      }}
      aria-busy={isBusy}>
      <p className={styles.lead}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden>
          <path d="M5.5 10.5h13v10h-13zM8 10.5v-3a4 4 0 0 1 8 0v3M12 14.5v2.5" />
        </svg>
        <Translate
          id="site.passwordGate.lead"
          description="What the password prompt says first">
          This page is locked.
        </Translate>
      </p>
      {hint !== '' && (
        <p className={styles.hint}>
          <Translate
            id="site.passwordGate.hint"
            description="What those are told who may know the password"
            values={{hint}}>
            {'Hint: {hint}'}
          </Translate>
        </p>
      )}
      <Fields {...{scope, statusId}} isWrong={wrong !== undefined} />
      <Submit isBusy={isBusy} />
      <Status
        {...{isBusy, fault, statusId}}
        hasSpace={wrong?.endsWith(' ') === true}
      />
    </form>
  );
}
