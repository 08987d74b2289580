import type { ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { SandboxPanel } from './sandbox-panel';

/** Renders the panel of the sandbox after the app in the document, in a React root of its own. */
export function mountPanel(props: ComponentProps<typeof SandboxPanel>): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<SandboxPanel {...props} />);
}
