import { createContext } from 'react';

/**
 * Key of the account whose drafts the forms below keep and show (decisions §4); '' for a visitor.
 * The root of the page provides it.
 */
export const DraftOwner = createContext('');
