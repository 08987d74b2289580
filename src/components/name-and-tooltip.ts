/**
 * Name and tooltip of a control whose text says too little. The description, of ARIA 1.3, is empty so that screen
 * readers do not read the tooltip out after the name.
 */
export function nameAndTooltip(name: string) {
  return { 'aria-label': name, 'aria-description': '', title: name };
}
