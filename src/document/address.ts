/** The path of the open page; one with a slash at its end is the same page (decisions §2.3). */
export const address = window.location.pathname.replace(/(.)\/+$/, '$1');
