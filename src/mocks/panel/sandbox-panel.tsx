import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { demoAccounts } from '../demo-accounts';
import type { Exclusive } from '../exclusive';
import type { News } from '../news';
import type { Sandbox } from '../sandbox';
import { Accounts, type SignIn } from './accounts';
import { ClockForm } from './clock-form';
import { FaultForm } from './fault-form';
import { FaultList } from './fault-list';
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
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const controls = useControls(sandbox, exclusive, open);
  const [main] = demoAccounts;
  const atLogin = usePathname().replace(/\/+$/, '') === '/login';

  function setOpen(value: boolean) {
    setIsOpened(value);
    setDismissedNews(latestNews);
  }

  const closeByEscape = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    // A click on text leaves the focus on the body, where nothing of the page waits for the key either.
    const isPanels = target instanceof Node && section.current?.contains(target);
    if (!isPanels && target !== document.body) return;
    setOpen(false);
    button.current?.focus();
  });

  useEffect(() => {
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, []);

  return (
    <section ref={section} className="sandbox-panel" data-open={open} aria-label="Песочница">
      <div className="sandbox-panel-bar">
        {atLogin && main && (
          <span>
            {main.login}, пароль {main.password}
          </span>
        )}
        <button
          ref={button}
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
        <FaultForm calls={sandbox.contract} controls={controls} />
        <FaultList controls={controls} />
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

/** What differs from the server's normal behaviour, for the button of the closed panel. */
function signsOf({ faults, holds, isClockShifted }: SandboxView): string[] {
  const orders = faults.length + holds.length;
  return [
    ...(orders === 0 ? [] : [`сбои: ${orders}`]),
    ...(isClockShifted ? ['другое время'] : []),
  ];
}

/** The path of the current address, without the app's router. */
function usePathname(): string {
  return useSyncExternalStore(subscribeToAddress, () => window.location.pathname);
}

function subscribeToAddress(onChange: () => void): () => void {
  // Older browsers lack the Navigation API: there the panel sees only the address of the page load.
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  navigation.addEventListener('currententrychange', onChange);
  return () => navigation.removeEventListener('currententrychange', onChange);
}
