import { demoAccounts } from '../demo-accounts';
import type { SessionAnswer } from '../sessions';
import type { Controls } from './use-controls';

/** Signs the app in with a session and reloads it. */
export type SignIn = (session: { token: string; expires: number }, login: string) => void;

/** The demo accounts, each with a button that signs in without the login page. */
export function Accounts({ controls, signIn }: { controls: Controls; signIn: SignIn }) {
  async function enter(login: string) {
    let session: SessionAnswer | undefined;
    await controls.change((sandbox) => {
      session = sandbox.signInAs(login);
    });
    if (!session) return;
    signIn({ token: session.session_token, expires: Date.parse(session.expires_at) }, login);
  }

  return (
    <ul aria-label="Учётные записи">
      {demoAccounts.map(({ login, password, description }) => (
        <li key={login}>
          <code>{login}</code>, пароль <code>{password}</code>: {description}{' '}
          <button type="button" aria-label={`Войти как ${login}`} onClick={() => enter(login)}>
            Войти как
          </button>
        </li>
      ))}
    </ul>
  );
}
