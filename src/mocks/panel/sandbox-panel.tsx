import { useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { demoAccounts } from '../demo-accounts';
import type { Exclusive } from '../exclusive';
import type { News } from '../news';
import type { Sandbox } from '../sandbox';
import { Accounts, type SignIn } from './accounts';
import { ClockForm } from './clock-form';
import { Faults } from './faults';
import { Journal } from './journal';
import './panel.css';
import { Manners } from './manners';
import { StateForm } from './state-form';
import { type SandboxView, useControls } from './use-controls';

interface SandboxPanelProps {
  sandbox: Sandbox;
  exclusive: Exclusive;
  /** Messages for the tester; a new one opens the panel. */
  news: News;
  /** Signs the app in with a session of the sandbox. */
  signIn: SignIn;
}

/** The panel for using the sandbox without code: accounts, faults, log, clock, state. */
export function SandboxPanel({ sandbox, exclusive, news, signIn }: SandboxPanelProps) {
  const latestNews = useSyncExternalStore(news.subscribe, () => news.latest);
  const [isOpened, setIsOpened] = useState(false);
  const [dismissedNews, setDismissedNews] = useState<string>();
  const open = isOpened || latestNews !== dismissedNews;
  const controls = useControls(sandbox, exclusive, open);
  const [main] = demoAccounts;
  // The panel renders every few seconds, so it needs no event to notice another address.
  const atLogin = window.location.pathname.replace(/\/+$/, '') === '/login';

  function setOpen(value: boolean) {
    setIsOpened(value);
    setDismissedNews(latestNews);
  }

  return (
    <section className="sandbox-panel" data-open={open} aria-label="Песочница">
      <div className="sandbox-panel-bar">
        {atLogin && main && (
          <span>
            {main.login}, пароль {main.password}
          </span>
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-controls="sandbox-panel-body"
          onClick={() => setOpen(!open)}
        >
          {['Песочница', ...signsOf(controls.view)].join(' · ')}
        </button>
      </div>
      <div id="sandbox-panel-body" className="sandbox-panel-body" hidden={!open}>
        {latestNews !== undefined && <p role="alert">{latestNews}</p>}
        <h2>Учётные записи</h2>
        <Accounts controls={controls} signIn={signIn} />
        <h2>Сбой по заказу</h2>
        <Faults controls={controls} />
        <h2>Сервер</h2>
        <Manners controls={controls} />
        <h2>Журнал</h2>
        <Journal controls={controls} />
        <h2>Время</h2>
        <ClockForm controls={controls} />
        <h2>Состояние</h2>
        <StateForm controls={controls} />
      </div>
    </section>
  );
}

/** Renders the panel after the app in the document, in a React root of its own. */
export function mountPanel(props: SandboxPanelProps): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<SandboxPanel {...props} />);
}

/** What differs from the server's normal behaviour, for the button of the closed panel. */
function signsOf({ faults, holds, isClockShifted }: SandboxView): string[] {
  const orders = faults.length + holds.length;
  return [
    ...(orders === 0 ? [] : [`сбои: ${orders}`]),
    ...(isClockShifted ? ['другое время'] : []),
  ];
}
