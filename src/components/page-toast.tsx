import { createPortal } from 'react-dom';
import { TOASTS_PLACE, ToastBox, type ToastBoxProps } from './toast-box';

/** A success with a next step, told by a page among the toasts; it stays until it is closed or the page is left. */
export function PageToast(props: Omit<ToastBoxProps, 'isSuccess'>) {
  const place = document.getElementById(TOASTS_PLACE);
  return place && createPortal(<ToastBox isSuccess {...props} />, place);
}
