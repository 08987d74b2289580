/** What a batch says once all its rows are done. */
export const ALL_DONE = /^Выполнено (\d+) из \1$/;
