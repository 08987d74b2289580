/** Message of an empty required field; the specification defines no text for most of them. */
export const REQUIRED = 'Обязательное поле';
/** Message for a repository at another hub (decisions §5.41). */
export const OTHER_HUB = 'Это не GitHub';
