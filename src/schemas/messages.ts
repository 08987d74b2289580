/** Message of an empty required field; the specification defines no text for most of them. */
export const REQUIRED = 'Обязательное поле';
