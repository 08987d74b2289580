/** The account whose planner has no calendar yet. */
const HALF_CONNECTED = '+79000000004';

/** Signing in and connecting services, as [name, act] pairs. */
export const accountFlows = [
  [
    'login',
    async (user) => {
      await user.visit('/login');
      await user.fill('Номер телефона', '+79000000001');
      await user.fill('Пароль', 'professor');
      await user.press('Enter');
      await user.see('link', 'Выйти');
    },
  ],
  [
    'registration',
    async (user) => {
      await user.visit('/register');
      await user.fill('Номер телефона', '9995550022');
      await user.fill('Пароль', 'secret7');
      await user.fill('Имя', 'Анна');
      await user.fill('Фамилия', 'Иванова');
      await user.click('button', 'Зарегистрироваться');
      await user.see('link', 'Выйти');
    },
  ],
  [
    'the calendar of the planner',
    async (user) => {
      await user.haveSession(HALF_CONNECTED);
      await user.visit('/integration/setplanner');
      await user.choose('Календарь', 'Консультации');
      await user.click('button', 'Сохранить');
      await user.see('heading', 'Профиль');
      await user.seeText('Консультации');
    },
  ],
  [
    'the quick jump',
    async (user) => {
      await user.haveSession();
      await user.visit('/');
      await user.click('button', 'Быстрый переход');
      await user.see('dialog', 'Быстрый переход');
      await user.fill('Проект, студент, раздел', 'назначить');
      await user.press('Enter');
      await user.see('heading', 'Добавить свободный слот');
    },
  ],
];
