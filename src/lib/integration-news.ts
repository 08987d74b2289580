import { openChannel } from './channel';

/** A service is connected in another window; that window's last page tells the waiting one. */
export const integrationNews = openChannel('spms-integrations');
