import { pageAddress } from '../addresses/page-address'
import type { GamesText } from './games-text'

/** The page of all games, by number of players and by country. */
export const GamesPage = ({ text: { title, about, tables } }: { readonly text: GamesText }) => (
  <>
    <h1 className="pt-3 text-3xl leading-tight heading">{title}</h1>
    <p className="pt-2 text-lg text-soft">{about}</p>
    {tables.map(({ players, countries }) => (
      <section key={players} className="pt-7">
        <h2 className="border-b-2 border-ink pb-1 text-2xl heading">{players}</h2>
        <div className="gap-x-10 spread:columns-2">
          {countries.map(({ country, games }) => (
            <section key={country} className="break-inside-avoid pt-4">
              <h3 className="border-b border-rule pb-1 font-semibold text-soft">{country}</h3>
              <ul>
                {games.map(({ id, name, about: character, short, href }) => (
                  <li key={id} className="border-b border-rule">
                    <a href={pageAddress(href)} className="block py-3">
                      <span className="block text-xl font-semibold underline decoration-edge underline-offset-4">
                        {name}
                      </span>
                      <span className="block pt-1">{character}</span>
                      <span className="block text-base text-soft">{short}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
    ))}
  </>
)
