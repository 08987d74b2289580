import styles from './app-frame.module.css';

/** The first Tab stop of every page; leads past the navigation to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Перейти к содержанию
    </a>
  );
}
