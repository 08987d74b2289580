import styles from './skip-link.module.css';

/** The first Tab stop of every page; leads past the navigation to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={styles.link}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      Перейти к содержанию
    </a>
  );
}
