import { createRoot } from 'react-dom/client';
import type { Exclusive } from '../exclusive';
import type { News } from '../news';
import type { Sandbox } from '../sandbox';
import { SandboxPanel } from './sandbox-panel';

/** Puts the panel of the sandbox behind the application, in a root of its own. */
export function mountPanel(sandbox: Sandbox, exclusive: Exclusive, news: News): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<SandboxPanel sandbox={sandbox} exclusive={exclusive} news={news} />);
}
