/** The introduction that spec §1 requires. */
export function Introduction() {
  return (
    <p>
      Для работы необходимо войти в систему и настроить интеграции: репозиторий разработки, облачное
      хранилище и сервис планировщика.
    </p>
  );
}
