/** What a required field says when it is empty; the specification names no text for most of them. */
export const REQUIRED = 'Обязательное поле';
