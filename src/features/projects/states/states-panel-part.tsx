import { lazyPart } from '@/components/lazy-part';

/** The panel of the batch, which most visits do without. */
export const StatesPanelPart = lazyPart(async () => (await import('./states-panel')).StatesPanel);
