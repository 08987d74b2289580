/**
 * First part of the keys of data stored for an account until it signs out, because it says more than the professor
 * typed (answers of the server about projects); the account (`getSession().account`) follows. `forgetAccounts`
 * removes it.
 */
export const UNTIL_SIGN_OUT = 'until-sign-out';
