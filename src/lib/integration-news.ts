import { openChannel } from './channel';

/** Services are connected in another window, whose last page tells the window that waits. */
export const integrationNews = openChannel('spms-integrations');
