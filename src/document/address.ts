/** The path of the open page without a trailing slash, with which it is the same page (decisions §2.3). */
export const address = window.location.pathname.replace(/(.)\/+$/, '$1');
